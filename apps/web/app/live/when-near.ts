/** Tells each time that an element comes into the window, or as near to it as `rootMargin` says; gives the way to stop. */
export function whenNear(element: Element | null, rootMargin: string, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell();
    },
    { rootMargin },
  );
  if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}
