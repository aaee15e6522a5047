import type { Preset } from '../schema'

/**
 * Listens for the beat: the kick below 130 Hz, and the attack of snare and claps above 4 kHz. The broad middle between is
 * lowered to part them. Costs voices and guitars, and bright mixes get sharp.
 */
export const beatSaberTaktgeber: Preset = {
  id: 'beat-saber-taktgeber',
  name: 'Taktgeber',
  game: 'Beat Saber',
  aliases: ['beatsaber', 'vr', 'rhythmus'],
  tagline: 'Kick und Snare vor allem anderen, damit der Schlag sitzt.',
  description:
    'Betont, was den Takt trägt: die Kick unter 130 Hz mit bis zu 4,5 dB und den Anschlag der Snare über 4 kHz mit bis zu 4 dB. Dazwischen macht eine breite Senke um 450 Hz Platz, bis zu 6 dB tief. Der Preis dafür: Stimmen und Gitarren rücken weit in den Hintergrund, und was ohnehin hell gemischt ist, klingt schnell scharf. Dann hilft es, den letzten Filter in der Datei auf 0 dB zu setzen.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 130, gain: 5, q: 0.7 }, // kick
    { type: 'PK', fc: 420, gain: -6, q: 0.5 }, // pads, guitars, voices
    { type: 'PK', fc: 1500, gain: -3, q: 0.8 }, // their overtones
    { type: 'HSC', fc: 4000, gain: 4, q: 0.7 }, // snare, claps, hi-hats
  ],
  spatial: 'none',
  headset: 'Die Lautsprecher und Kopfhörer gängiger VR-Brillen sowie leichte, offene Kopfhörer.',
  version: 1,
  updatedAt: Date.UTC(2026, 10, 24),
  changes: [],
  active: true,
}
