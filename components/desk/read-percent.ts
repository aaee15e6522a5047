/** Reads a percentage with a comma or a point; null if it is not one. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** The percentage as a person types it, e.g. 12.5 → `12,5`. */
export function typedPercent(percent: number): string {
  return String(percent).replace('.', ',')
}
