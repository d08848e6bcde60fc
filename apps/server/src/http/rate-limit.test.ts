import fc from "fast-check";
import { expect, test } from "vitest";
import { visitorKey } from "./rate-limit.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["2001:DB8:0:0:9::1", "2001:db8:0:0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::", "2001:db8:1:2"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["junk", "junk"],
  ["", ""],
])("%s stands for %s", (address, key) => {
  expect(visitorKey(address)).toBe(key);
});

test("any text stands for something", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4()), (address) => {
      expect(visitorKey(address)).toBeTypeOf("string");
    }),
  );
});

test("all addresses of an IPv6 network of 64 bits are one visitor", () => {
  const part = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.array(part, { minLength: 8, maxLength: 8 }), (parts) => {
      expect(visitorKey(parts.join(":"))).toBe(parts.slice(0, 4).join(":"));
    }),
  );
});
