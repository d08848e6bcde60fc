import { useMemo } from "react";
import type { AddressCodec } from "../base/core/address-codec.ts";
import { formatQuery, parseQuery } from "../base/core/query.ts";
import { useSearch, writeAddress } from "./own-address.ts";

/**
 * What the address says of this page, and how to change it: `useAddress(statsAddress)`. The value stays the same object while the
 * address does. A change takes the place of the present address; one that `isStep` is a step that the visitor can go back from.
 */
export function useAddress<Value>(
  codec: AddressCodec<Value>,
): readonly [value: Value, change: (value: Value, isStep?: boolean) => void] {
  const text = useSearch();
  const value = useMemo(() => codec.parse(parseQuery(text)), [codec, text]);
  const change = (next: Value, isStep = false) =>
    writeAddress({ search: formatQuery(codec.format(next)) }, isStep);
  return [value, change];
}
