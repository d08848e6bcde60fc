import { useEffect, useRef, useState } from "react";
import type { AddressCodec } from "../base/core/address-codec.ts";
import { useAddress } from "../live/use-address.ts";

/** Typing shows at once; the address follows when it pauses, because browsers allow only so many changes of it. */
const ADDRESS_AFTER_MS = 250;

/** As `useAddress`, for what is typed. */
export function useTypedAddress<View>(codec: AddressCodec<View>) {
  const [inAddress, writeAddress] = useAddress(codec);
  const [view, setView] = useState(inAddress);
  const written = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const text = codec.format(inAddress).toString();
    // What this page wrote itself is shown already, and may be older than what has been typed since.
    if (text === written.current) return;
    clearTimeout(timer.current);
    written.current = text;
    setView(inAddress);
  }, [codec, inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: View) => {
    setView(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = codec.format(next).toString();
      writeAddress(next);
    }, ADDRESS_AFTER_MS);
  };
  return [view, change] as const;
}
