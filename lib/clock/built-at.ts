/** In ms; null in development and for commands, which run from the sources. Never later than now. */
export function builtAt(): number | null {
  const text = process.env.BUILT_AT
  return text ? Number(text) : null
}
