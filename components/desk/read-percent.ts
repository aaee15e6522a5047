/** A percentage as it was typed, with a comma or a point; null if it is none. */
export function readPercent(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** A percentage as it is typed, e.g. 12.5 → `12,5`. */
export function typedPercent(percent: number): string {
  return String(percent).replace('.', ',')
}
