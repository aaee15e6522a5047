import type { Preset } from '../schema'

/**
 * Listens for tyres over the engine: rubber scrubs around 1.1 kHz before it slides, locked brakes squeal around 2.3 kHz. The
 * engine below 180 and at 420 Hz, its whine at 3.9 kHz and the wind above 7 kHz are lowered. Costs the size of the engine.
 */
export const accKurvengrip: Preset = {
  id: 'acc-kurvengrip',
  name: 'Kurvengrip',
  game: 'Assetto Corsa Competizione',
  aliases: ['acc', 'simracing', 'rennen'],
  tagline: 'Reifen und Bremsen vor dem Motor.',
  description:
    'Motor und Fahrtwind verdecken, was die Reifen sagen. Darum sinken der Motor unter 180 Hz um 6 dB und um 420 Hz um 3,5 dB, das Jaulen des Getriebes um 3,9 kHz und der Wind über 7 kHz, während das Schaben der Reifen um 1,1 kHz und das Blockieren der Bremsen um 2,2 kHz lauter werden. Der Preis dafür: Der Motor klingt kleiner, als er ist; für Wiederholungen und Videos schalten Sie das Preset besser aus.',
  price: 690,
  filters: [
    { type: 'LSC', fc: 180, gain: -6, q: 0.7 }, // the engine
    { type: 'PK', fc: 420, gain: -4, q: 1 }, // its overtones
    { type: 'PK', fc: 1150, gain: 5, q: 1 }, // tyres
    { type: 'PK', fc: 2200, gain: 3, q: 1.2 }, // brakes
    { type: 'PK', fc: 3900, gain: -4, q: 1.5 }, // whine of the gearbox
    { type: 'HSC', fc: 7000, gain: -5, q: 0.7 }, // wind
  ],
  spatial: 'none',
  headset: 'Geschlossene Kopfhörer, die auch neben Lenkrad und Lüftern abschirmen.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
