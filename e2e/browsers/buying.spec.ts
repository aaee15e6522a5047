import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CUSTOMER, PASSWORD } from '../support/accounts'
import { expect, test } from './test'
import type { Visitor } from './visitor'

const PRESET = '/presets/tarkov-stille-sohle'
const CARD = 'Karte oder PayPal'
const TRANSFER = 'Überweisung (Vorkasse)'

/** Puts a preset into the cart and orders it. */
async function order(visitor: Visitor, email: string, way: string): Promise<void> {
  await visitor.opens(PRESET)
  await visitor.presses('In den Warenkorb')
  await visitor.follows('Zum Warenkorb')
  await visitor.arrivesAt(/\/warenkorb$/)
  await visitor.follows('Zur Kasse')
  await visitor.arrivesAt(/\/kasse$/)
  await visitor.fills('E-Mail-Adresse', email)
  await visitor.ticks(new RegExp(`^${way.replace(/[()]/g, '\\$&')}`))
  await visitor.ticksAll()
  await visitor.presses('Zahlungspflichtig bestellen')
}

/** The files downloaded under a name. */
const downloaded = (folder: string, name: RegExp) =>
  readdirSync(folder).filter((file) => name.test(file) && readFileSync(join(folder, file)).length > 0)

test('a visitor finds a preset from the start page, and hears it', async ({ visitor }) => {
  await visitor.opens('/')
  await visitor.follows('Presets')
  await visitor.arrivesAt(/\/presets$/)
  await visitor.follows(/Stille Sohle/)
  await visitor.arrivesAt(/\/presets\/tarkov-stille-sohle$/)
  // Otherwise WebKit paints a white background below the cream letters.
  expect(
    await visitor.runs(() => getComputedStyle(document.querySelector('select') ?? document.body).appearance),
  ).toBe('none')
  await visitor.presses('Hörprobe abspielen: Stille Sohle')
  await visitor.presses('Hörprobe anhalten: Stille Sohle')
})

test('a visitor pays by card and downloads the files', async ({ visitor, downloads }) => {
  await order(visitor, 'karte@example.com', CARD)
  await visitor.arrivesAt(/\/pay\//)
  await visitor.presses('Bezahlen')
  await visitor.arrivesAt(/\/bestellung\/order_/)
  await visitor.reads('Bezahlt')
  await visitor.follows('Für Linux herunterladen')
  await expect.poll(() => downloaded(downloads, /easyeffects\.json$/)).toHaveLength(1)
  await visitor.runs(() => {
    for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '')
  })
  await visitor.follows(/equalizer-apo\.txt herunterladen/)
  await expect.poll(() => downloaded(downloads, /equalizer-apo\.txt$/)).toHaveLength(1)
  await visitor.follows('Alles als ZIP herunterladen')
  await expect.poll(() => downloaded(downloads, /alles\.zip$/)).toHaveLength(1)
})

test('an order page unlocks its files once the transfer arrives', async ({ visitor, shop }) => {
  await order(visitor, 'ueberweisung@example.com', TRANSFER)
  await visitor.arrivesAt(/\/bestellung\/order_/)
  await visitor.reads('Offen')
  const [, id = ''] = /bestellung\/(order_\w+)/.exec(await visitor.window.address()) ?? []
  await shop.confirm(id)
  await visitor.reads('Bezahlt')
  await visitor.reads(/Für (Windows|Mac|Linux) herunterladen/)
})

test('leaving the page or starting a download right after saving is not interrupted', async ({
  visitor,
  downloads,
}) => {
  await order(visitor, 'gleich@example.com', CARD)
  await visitor.presses('Bezahlen')
  await visitor.arrivesAt(/\/bestellung\/order_/)
  await visitor.reads('Bezahlt')
  const orderPage = await visitor.window.address()
  await visitor.presses('Stille Sohle bewerten')
  await visitor.ticks('4 – gut')
  await visitor.runs(leaveOnRefetch, 'a[href*="/files/"]')
  await visitor.presses('Bewertung speichern')
  await expect.poll(() => downloaded(downloads, /./)).toHaveLength(1)
  await visitor.reads('4 von 5 Sternen')
  await visitor.presses('Bewertung von Stille Sohle ändern')
  await visitor.ticks('2 – schlecht')
  await visitor.runs(leaveOnRefetch, 'a[href="/hilfe"]')
  await visitor.presses('Bewertung speichern')
  await visitor.arrivesAt(/\/hilfe$/)
  await visitor.reads('Hilfe und Kontakt')
  // A late answer would load the old page again.
  await pause(1_500)
  await visitor.arrivesAt(/\/hilfe$/)
  await visitor.window.goTo(orderPage)
  await visitor.reads('2 von 5 Sternen')
})

/** Runs in the page: after a save, follows a link while the page refetches its data, bypassing the router. */
function leaveOnRefetch(link: string): void {
  const ask = window.fetch
  const { href } = document.querySelector<HTMLAnchorElement>(link) ?? location
  let isSaved = false
  window.fetch = async (input, init) => {
    if (isSaved && new Headers(init?.headers).has('rsc')) {
      window.fetch = ask
      setTimeout(() => location.assign(href), 5)
    }
    const answer = await ask(input, init)
    isSaved ||= init?.method === 'PUT'
    return answer
  }
}

test('a customer signs in and out again', async ({ visitor }) => {
  await visitor.opens('/anmelden')
  await visitor.fills('E-Mail-Adresse', CUSTOMER)
  await visitor.fills('Passwort', PASSWORD)
  await visitor.presses('Anmelden')
  await visitor.arrivesAt(/\/konto$/)
  await visitor.reads('Kim Kunde')
  const areWhole = () =>
    [...document.querySelectorAll<HTMLInputElement>('label > [type=radio]')].map(
      (radio) => radio.offsetWidth === radio.parentElement?.offsetWidth,
    )
  // The whole picture is clickable.
  expect(new Set([await visitor.runs(areWhole)].flat())).toEqual(new Set([true]))
  await visitor.presses('Abmelden')
  await visitor.arrivesAt(/\/anmelden/)
})

test('pages seen before stay available offline', async ({ visitor, shop }) => {
  await visitor.opens(PRESET)
  const isKept = () =>
    visitor.runs(
      async (path) => Boolean((await caches.match(path)) && (await caches.match('/offline'))),
      PRESET,
    )
  await expect.poll(isKept).toBe(true)
  await shop.closeServer()
  try {
    await visitor.window.goTo(`${shop.origin}${PRESET}`)
    await visitor.reads('Du bist offline. Diese Seite ist so')
    await visitor.window.goTo(`${shop.origin}/warenkorb`)
    await visitor.reads('Du bist offline')
  } finally {
    await shop.openServer()
  }
  // Without a press.
  await visitor.reads('Dein Warenkorb ist leer')
  // Its request failed.
  await visitor.window.errors()
})
