import type { Preset } from '../schema'

export const accKurvengripV1: Preset = {
  id: 'acc-kurvengrip',
  name: 'Kurvengrip',
  game: 'Assetto Corsa Competizione',
  aliases: ['acc', 'simracing', 'rennen'],
  tagline: 'Reifen und Bremsen hören, bevor das Auto rutscht.',
  description:
    'Motor und Fahrtwind verdecken, was die Reifen sagen. Darum sinken die Motorgrundtöne unter 140 Hz und das Kreischen um 3,8 kHz, während das Schaben der Reifen um 1 kHz und das Blockieren der Bremsen um 2,3 kHz lauter werden. Der Preis dafür: Der Motor klingt kleiner, als er ist; für Wiederholungen und Videos schalten Sie das Preset besser aus.',
  price: 690,
  filters: [
    { type: 'LSC', fc: 60, gain: -3, q: 0.7 },
    { type: 'PK', fc: 130, gain: -2.5, q: 1 },
    { type: 'PK', fc: 400, gain: -1.5, q: 0.9 },
    { type: 'PK', fc: 1000, gain: 2.6, q: 1.1 },
    { type: 'PK', fc: 2300, gain: 2.8, q: 1.6 },
    { type: 'PK', fc: 3800, gain: -2.5, q: 2 },
    { type: 'HSC', fc: 9000, gain: -1.5, q: 0.7 },
  ],
  spatial: 'none',
  headset: 'Geschlossene Kopfhörer, die auch neben Lenkrad und Lüftern abschirmen.',
  version: 1,
  updatedAt: Date.UTC(2026, 8, 18),
  changes: [],
  active: true,
}
