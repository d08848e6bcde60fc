/**
 * Runs in `<head>`: `data-unpainted` on `<html>` until the first paint of text, for stylesheets (move.css): the icons' sprite is
 * asked for right after it, so that it does not share a phone's connection with the page itself. Where a browser tells of no
 * paint, the attribute goes when the page has loaded. Without scripts it is never there.
 */
export const UNPAINTED_SCRIPT = `;(d=>{let go=()=>{delete d.unpainted};d.unpainted="";addEventListener("load",go);try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)go()}).observe({type:"paint",buffered:true})}catch{}})(document.documentElement.dataset);`;
