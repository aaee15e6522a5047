/** Seconds; long enough to avoid a click, too short to hear. */
export const FADE = 0.015

/** Changes the gain to this factor without a click. */
export function fade({ gain, context }: GainNode, value: number): void {
  const now = context.currentTime
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(gain.value, now)
  gain.linearRampToValueAtTime(value, now + FADE)
}
