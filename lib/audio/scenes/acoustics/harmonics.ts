/** Direction of a sound, in degrees. */
export interface Direction {
  /** 0 is ahead, 90 right, 180 behind. */
  azimuth: number
  /** Above ear level. */
  elevation?: number
}

/** Number of spherical harmonics up to the third order. */
export const HARMONICS = 16

/** Whether a harmonic is inverted for the other ear: those of m < 0, by ambisonic channel number. */
export const isSine: readonly boolean[] = Array.from({ length: HARMONICS }, (_, channel) => {
  const order = Math.floor(Math.sqrt(channel))
  return channel < order * order + order
})

/** The harmonics of a direction, by ambisonic channel number, SN3D. */
export function harmonicsAt({ azimuth, elevation = 0 }: Direction): readonly number[] {
  const [turn, height] = [(-azimuth * Math.PI) / 180, (elevation * Math.PI) / 180]
  const [x, y, z] = [Math.cos(turn) * Math.cos(height), Math.sin(turn) * Math.cos(height), Math.sin(height)]
  return [
    1,
    y,
    z,
    x,
    Math.sqrt(3) * x * y,
    Math.sqrt(3) * y * z,
    (3 * z * z - 1) / 2,
    Math.sqrt(3) * x * z,
    (Math.sqrt(3) / 2) * (x * x - y * y),
    Math.sqrt(5 / 8) * y * (3 * x * x - y * y),
    Math.sqrt(15) * x * y * z,
    Math.sqrt(3 / 8) * y * (5 * z * z - 1),
    (z * (5 * z * z - 3)) / 2,
    Math.sqrt(3 / 8) * x * (5 * z * z - 1),
    (Math.sqrt(15) / 2) * z * (x * x - y * y),
    Math.sqrt(5 / 8) * x * (x * x - 3 * y * y),
  ]
}
