export const TRANSFORM = 2048 // samples, a power of two

const HALF = TRANSFORM / 2
const cosines = Float64Array.from({ length: HALF }, (_, index) => Math.cos((Math.PI * index) / HALF))
const sines = Float64Array.from({ length: HALF }, (_, index) => -Math.sin((Math.PI * index) / HALF))

const reversed = Uint16Array.from({ length: TRANSFORM }, (_, index) => {
  let [rest, place] = [index, 0]
  for (let bit = 1; bit < TRANSFORM; bit *= 2) {
    place = place * 2 + (rest & 1)
    rest >>= 1
  }
  return place
})

/** `TRANSFORM` complex values, in place: radix 2 (Cooley and Tukey 1965,
 * https://doi.org/10.1090/S0025-5718-1965-0178586-1). */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  for (const values of [real, imaginary]) reorder(values)
  for (let half = 1; half < TRANSFORM; half *= 2)
    for (let turn = 0; turn < half; turn += 1) {
      const cos = cosines[turn * (HALF / half)] ?? 0
      const sin = sines[turn * (HALF / half)] ?? 0
      for (let one = turn; one < TRANSFORM; one += 2 * half) {
        const other = one + half
        const x = at(real, other) * cos - at(imaginary, other) * sin
        const y = at(real, other) * sin + at(imaginary, other) * cos
        real[other] = at(real, one) - x
        imaginary[other] = at(imaginary, one) - y
        real[one] = at(real, one) + x
        imaginary[one] = at(imaginary, one) + y
      }
    }
}

function reorder(values: Float64Array): void {
  for (let index = 0; index < TRANSFORM; index += 1) {
    const other = reversed[index] ?? 0
    if (other <= index) continue
    const value = at(values, index)
    values[index] = at(values, other)
    values[other] = value
  }
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0
}
