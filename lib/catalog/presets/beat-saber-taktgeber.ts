import type { Preset } from '../schema'

/** Kick below 100 Hz, snare's attack above 5 kHz; the middle lowered. Costs voices, guitars; bright mixes sharpen. */
export const beatSaberTaktgeber: Preset = {
  id: 'beat-saber-taktgeber',
  name: 'Taktgeber',
  game: 'Beat Saber',
  aliases: ['beatsaber', 'vr', 'rhythmus'],
  tagline: 'Kick und Snare vor Flächen, Gitarren und Stimmen.',
  description:
    'Betont, was den Takt trägt: die Kick unter 100 Hz mit 2 bis 4 dB und den Anschlag der Snare über 5 kHz mit 2 bis 3,5 dB. Dazwischen macht eine breite Senke von 200 bis 700 Hz Platz, bis zu 5,5 dB tief. Gerechnet ist das an nachgebildeten Klängen, nicht an Aufnahmen. Der Preis dafür: Stimmen und Gitarren rücken in den Hintergrund, und was ohnehin hell gemischt ist, klingt schnell scharf.',
  price: 390,
  filters: [
    { type: 'PK', fc: 63, gain: 0.9, q: 1.04 },
    { type: 'LSC', fc: 130, gain: 3.3, q: 0.8 },
    { type: 'PK', fc: 227, gain: -2.9, q: 1.06 },
    { type: 'PK', fc: 342, gain: -3.1, q: 0.76 },
    { type: 'PK', fc: 826, gain: -1.5, q: 0.7 },
    { type: 'HSC', fc: 4431, gain: 3.7, q: 0.63 },
    { type: 'PK', fc: 8788, gain: -0.2, q: 1.38 },
  ],
  spatial: 'none',
  headset: 'Die Lautsprecher und Kopfhörer gängiger VR-Brillen sowie leichte, offene Kopfhörer.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 29),
  changes: [
    {
      version: 2,
      text: 'Neu abgestimmt, mit Grenzen für Klang, Stimmen und Lautstärke.',
    },
  ],
  active: true,
}
