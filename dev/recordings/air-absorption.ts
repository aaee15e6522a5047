import { thirds } from '@/lib/audio/spectrum/thirds'

/** °C, percent, and Pa: an ordinary day. */
const AIR = { kelvin: 288.15, humidity: 60, pressure: 101_325 } as const

/** Powers by `thirds` after a way through the air in m: ISO 9613-1, equations 3 to 5. */
export function afterAir(powers: Float64Array, distance: number): Float64Array {
  return powers.map(
    (power, third) => power * 10 ** ((-absorptionAt(thirds[third]?.centre ?? 0) * distance) / 10),
  )
}

/** dB per m */
function absorptionAt(frequency: number): number {
  const ratio = AIR.kelvin / 293.15
  const saturation = 10 ** (-6.8346 * (273.16 / AIR.kelvin) ** 1.261 + 4.6151)
  const water = AIR.humidity * saturation
  const oxygen = 24 + 4.04e4 * water * ((0.02 + water) / (0.391 + water))
  const nitrogen = ratio ** -0.5 * (9 + 280 * water * Math.exp(-4.17 * (ratio ** (-1 / 3) - 1)))
  const relaxed =
    0.012_75 * (Math.exp(-2239.1 / AIR.kelvin) / (oxygen + frequency ** 2 / oxygen)) +
    0.1068 * (Math.exp(-3352 / AIR.kelvin) / (nitrogen + frequency ** 2 / nitrogen))
  return 8.686 * frequency ** 2 * (1.84e-11 * Math.sqrt(ratio) + ratio ** -2.5 * relaxed)
}
