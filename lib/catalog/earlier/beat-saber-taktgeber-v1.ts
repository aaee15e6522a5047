import type { Preset } from '../schema'

export const beatSaberTaktgeberV1: Preset = {
  id: 'beat-saber-taktgeber',
  name: 'Taktgeber',
  game: 'Beat Saber',
  aliases: ['beatsaber', 'vr', 'rhythmus'],
  tagline: 'Kick und Snare vor allem anderen, damit der Schlag sitzt.',
  description:
    'Betont, was den Takt trägt: die Kick um 70 bis 110 Hz und den Anschlag der Snare um 5 kHz. Dazwischen macht eine Senke um 300 Hz Platz, sonst würde es mulmig. Der Preis dafür: Stimmen rücken in den Hintergrund, und was ohnehin hell gemischt ist, klingt schnell scharf. Dann hilft es, den letzten Filter in der Datei auf 0 dB zu setzen.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 70, gain: 2.5, q: 0.7 },
    { type: 'PK', fc: 110, gain: 1.5, q: 1.2 },
    { type: 'PK', fc: 300, gain: -2.8, q: 0.9 },
    { type: 'PK', fc: 2500, gain: 1, q: 1.2 },
    { type: 'PK', fc: 5000, gain: 2.5, q: 1.2 },
    { type: 'HSC', fc: 10000, gain: 1.5, q: 0.7 },
  ],
  spatial: 'none',
  headset: 'Die Lautsprecher und Kopfhörer gängiger VR-Brillen sowie leichte, offene Kopfhörer.',
  version: 1,
  updatedAt: Date.UTC(2026, 3, 22),
  changes: [],
  active: true,
}
