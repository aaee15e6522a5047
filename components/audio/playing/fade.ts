/** Seconds; long enough not to click, too short to be heard as a fade. */
export const FADE = 0.015

/** Brings a level to a factor of the amplitude without a click. */
export function fade({ gain, context }: GainNode, value: number): void {
  const now = context.currentTime
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(gain.value, now)
  gain.linearRampToValueAtTime(value, now + FADE)
}
