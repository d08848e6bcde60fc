// `npm run feed`, `count`, `backup` and `restore`: what these commands were called before 0.9.0. They go with the version after it.
console.error(`"npm run ${process.argv[2]}" is now "npm run ops -- ${process.argv[2]}".`);
await import("./cli.ts");
