/**
 * Whether playing has just passed the second where the combo is over: `hasReachedEnd(11.8, 12.1, 12)`. Only the crossing counts,
 * so a viewer who goes on watching is not stopped again. Without an end the video plays on.
 */
export function hasReachedEnd(
  previousTime: number,
  currentTime: number,
  endTime: number | undefined,
): boolean {
  return endTime !== undefined && previousTime < endTime && currentTime >= endTime;
}
