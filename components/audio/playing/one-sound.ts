let stopCurrent = () => {}

/**
 * Only one part of the shop is heard at a time: the one that starts stops the one before.
 * @param stop ends the starting sound; does nothing while it is silent
 */
export function takeSound(stop: () => void): void {
  const stopOther = stopCurrent
  stopCurrent = stop
  if (stopOther !== stop) stopOther()
}
