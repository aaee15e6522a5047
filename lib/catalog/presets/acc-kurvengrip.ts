import type { Preset } from '../schema'

/**
 * Listens for tyres over the engine: rubber scrubs around 1.2 kHz before it slides, locked brakes squeal around 2.2 kHz. The
 * engine below 450 Hz, whine and wind above 4 kHz are lowered. Costs the size of the engine.
 */
export const accKurvengrip: Preset = {
  id: 'acc-kurvengrip',
  name: 'Kurvengrip',
  game: 'Assetto Corsa Competizione',
  aliases: ['acc', 'simracing', 'rennen'],
  tagline: 'Reifen und Bremsen vor dem Motor.',
  description:
    'Motor und Fahrtwind verdecken, was die Reifen sagen. Darum sinkt der Motor unter 450 Hz um 7 bis 10 dB, das Jaulen des Getriebes und der Wind über 4 kHz um bis zu 7 dB, während das Schaben der Reifen zwischen 1 und 1,7 kHz und das Blockieren der Bremsen um 2,2 kHz um 5 dB lauter werden. Der Preis dafür: Der Motor klingt viel kleiner, als er ist; für Wiederholungen und Videos ist das Preset besser aus.',
  price: 690,
  filters: [
    { type: 'LSC', fc: 291, gain: -7.3, q: 0.66 }, // the engine
    { type: 'PK', fc: 363, gain: -7.7, q: 1.04 }, // its overtones
    { type: 'PK', fc: 1264, gain: 4.8, q: 0.98 }, // tyres
    { type: 'PK', fc: 2173, gain: 3.8, q: 1.14 }, // brakes
    { type: 'PK', fc: 5877, gain: -3.6, q: 1.65 }, // whine of the gearbox
    { type: 'HSC', fc: 4646, gain: -5.2, q: 0.68 }, // wind
  ],
  spatial: 'none',
  headset: 'Geschlossene Kopfhörer, die auch neben Lenkrad und Lüftern abschirmen.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
