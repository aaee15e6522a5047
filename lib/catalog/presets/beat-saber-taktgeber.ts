import type { Preset } from '../schema'

/** Kick below 100 Hz, snare's attack above 2.5 kHz; the middle lowered. Costs voices, guitars; bright mixes sharpen. */
export const beatSaberTaktgeber: Preset = {
  id: 'beat-saber-taktgeber',
  name: 'Taktgeber',
  game: 'Beat Saber',
  aliases: ['beatsaber', 'vr', 'rhythmus'],
  tagline: 'Kick und Snare vor Flächen, Gitarren und Stimmen.',
  description:
    'Betont, was den Takt trägt: die Kick unter 100 Hz mit 3 dB und den Anschlag der Snare über 2,5 kHz mit 2,5 bis 3,5 dB. Dazwischen macht eine breite Senke von 250 Hz bis 1,2 kHz Platz, 2 bis 3,5 dB tief. Gerechnet ist das an nachgebildeten Klängen, nicht an Aufnahmen. Der Preis dafür: Stimmen und Gitarren rücken in den Hintergrund, und was ohnehin hell gemischt ist, klingt schnell scharf.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 72, gain: 2.8, q: 0.52 },
    { type: 'PK', fc: 90, gain: 2.7, q: 0.86 },
    { type: 'PK', fc: 320, gain: -2.4, q: 0.62 },
    { type: 'PK', fc: 884, gain: -1.5, q: 0.54 },
    { type: 'PK', fc: 1109, gain: -0.7, q: 1.08 },
    { type: 'PK', fc: 1315, gain: -1, q: 0.57 },
    { type: 'HSC', fc: 1755, gain: 3.3, q: 0.78 },
    { type: 'PK', fc: 2667, gain: 1.2, q: 0.98 },
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
