import type { Preset } from '../schema'

/** Pings, abilities: 1.2 to 4 kHz by the model (no free game has any); music around 600 Hz lowered. */
export const lolRufweite: Preset = {
  id: 'lol-rufweite',
  name: 'Rufweite',
  game: 'League of Legends',
  aliases: ['lol', 'league', 'moba'],
  tagline: 'Pings und Fähigkeiten vor Musik und Treffern.',
  description:
    'Hier gibt es keine Schritte zu orten; es geht um Pings und den Klang von Fähigkeiten außerhalb des Bildes. In unserer Nachbildung liegen die zwischen 1,2 und 4 kHz und werden breit um 1,5 bis 4,5 dB gehoben. Musik um 600 Hz geht um 5 bis 6 dB zurück, Treffer unter 350 Hz um 1 bis 2,5 dB. Gemessen ist das an keinem Spiel, denn freie Aufnahmen davon gibt es nicht. Der Preis dafür: Die Musik klingt dünner; wer ihretwegen spielt, nimmt die Stärke Dezent.',
  price: 390,
  filters: [
    { type: 'LSC', fc: 117, gain: -2.7, q: 0.59 },
    { type: 'PK', fc: 570, gain: -3, q: 1.5 },
    { type: 'PK', fc: 601, gain: -1.5, q: 1.37 },
    { type: 'PK', fc: 649, gain: -0.9, q: 1.35 },
    { type: 'PK', fc: 729, gain: -2.7, q: 1.7 },
    { type: 'PK', fc: 2053, gain: 4.9, q: 0.65 },
  ],
  spatial: 'none',
  headset: 'Headsets und Kopfhörer jeder Bauart, auch In-Ears.',
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
