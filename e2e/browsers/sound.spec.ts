import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Filter } from '@/lib/audio/filter'
import { curveFragment } from '@/lib/studio/curve-link'
import { toneFile } from '../support/tone-file'
import { expect, test, withBrowser } from './test'

const PRESET = '/presets/tarkov-stille-sohle'
const FILTERS: Filter[] = [
  { type: 'LSC', fc: 120, gain: -8, q: 0.7 },
  { type: 'PK', fc: 1_000, gain: 9, q: 2 },
  { type: 'PK', fc: 5_000, gain: -6, q: 1.5 },
]

test('the studio redraws the curve on each change, under the service worker too', async ({ visitor }) => {
  const curve = curveFragment({ name: 'Kurve', filters: FILTERS, correction: null })
  await visitor.opens('/hilfe')
  await expect.poll(() => visitor.runs(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  await visitor.opens(`/studio#${curve}`)
  const drawn = async () => String(await visitor.runs(picture))
  await expect.poll(drawn).not.toBe('')
  await visitor.presses('Werte')
  let before = await drawn()
  for (const step of ['Filter 2 entfernen', 'Filter 2 entfernen', 'Rückgängig', 'Wiederholen']) {
    await visitor.presses(step)
    await expect.poll(drawn, step).not.toBe(before)
    before = await drawn()
  }
})

/** Runs in the page. @returns the drawing; '' while the canvas is empty */
function picture(): string {
  const drawn = document.querySelector('canvas')
  const copy = document.createElement('canvas')
  const pen = copy.getContext('2d')
  if (!drawn || !pen) return ''
  Object.assign(copy, { width: drawn.width, height: drawn.height })
  const nothing = copy.toDataURL()
  pen.drawImage(drawn, 0, 0)
  return copy.toDataURL() === nothing ? '' : copy.toDataURL()
}

test('a file is played live, and sources that cannot be played show an error', async ({
  visitor,
  downloads,
  stockBrowser,
}) => {
  const tone = join(downloads, 'ton.wav')
  writeFileSync(tone, toneFile(1000))
  const nonsense = join(downloads, 'unsinn.wav')
  writeFileSync(nonsense, 'nonsense')
  await visitor.opens(PRESET)
  await visitor.choosesFile(tone)
  await visitor.reads(/Zu hören ist:\s+ton\.wav/)
  await visitor.choosesFile(nonsense)
  await visitor.reads('Diesen Clip kann dein Browser nicht abspielen.')
  await visitor.presses('Spiel im Browser')
  await visitor.reads('Dein Browser gibt den Ton von Tabs nicht weiter.')
  await visitor.presses('Mikro / Line-in')
  await visitor.reads(
    stockBrowser === 'webkit' ? 'Es ist kein Mikrofon' : /Es ist kein Mikrofon|Zu hören ist das Mikro/,
  )
  await visitor.window.errors()
})

test('without a sound device, playing a file does not hang', async ({ shop, stockBrowser, downloads }) => {
  const tone = join(downloads, 'stumm.wav')
  writeFileSync(tone, toneFile(1000))
  await withBrowser(stockBrowser, shop.origin, { hasSound: false }, async ({ visitor }) => {
    await visitor.opens(PRESET)
    // Without a press, no sound may play either.
    await visitor.presses('Spiel im Browser')
    await visitor.choosesFile(tone)
    // WebKit plays without a device, so there is no failure to report.
    await visitor.reads(stockBrowser === 'webkit' ? /Zu hören ist:\s+stumm\.wav/ : 'kein Ausgabegerät')
  })
})

test('the listening test checks the headphones and asks its first question', async ({ visitor }) => {
  await visitor.opens('/hoertest?preset=cs2-schrittklar')
  await visitor.presses('Kopfhörer prüfen')
  await visitor.reads('Sitzt der Kopfhörer richtig?')
  // By chance the left ear is right twice in a row before long.
  for (let round = 0; round < 40; round += 1) {
    await visitor.presses(/abspielen$/)
    await visitor.presses('Links')
    if (await visitor.runs(() => document.body.innerText.includes('Stelle jetzt die Lautstärke'))) break
  }
  await visitor.presses('Üben')
  await visitor.presses('Weiter')
  await visitor.reads('Übung 1 von 8')
  await expect
    .poll(() => visitor.runs(() => document.querySelector('.hearing-field')?.getAttribute('aria-disabled')))
    .toBe('false')
  await visitor.presses(/sicher ja$/)
  await visitor.reads(/Richtig\.|Leider nicht/)
})
