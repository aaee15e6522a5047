let stopCurrent = () => {}

/** The sound that starts stops the one before. @param stop does nothing while its sound is silent */
export function takeSound(stop: () => void): void {
  const stopOther = stopCurrent
  stopCurrent = stop
  if (stopOther !== stop) stopOther()
}
