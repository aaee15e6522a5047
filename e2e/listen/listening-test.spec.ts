import type { Page } from '@playwright/test'
import { targetFor } from '@/lib/audio/scenes/targets'
import { cs2Schrittklar } from '@/lib/catalog/presets/cs2-schrittklar'
import { duelAnswered, nextRound, startedDuel } from '@/lib/listening-test/duel/duel'
import { PRACTICE_TRIALS, resumedRun, type RunState } from '@/lib/listening-test/procedure/run'
import { storedRun } from '@/lib/listening-test/procedure/stored-run'
import type { SoundedTrial } from '@/lib/listening-test/stimulus/stimulus'
import { soundingBrowser } from '../pages/live-page'
import { placeOrder } from '../pages/place-order'
import { knownAnswer, steadyRun } from '../support/steady-run'
import { expect, expectAccessible, open, test } from '../support/test'

const PRESET = cs2Schrittklar.id
const PAGE = `/hoertest?preset=${PRESET}`

test.use({ launchOptions: soundingBrowser })

/** Keeps a run in the tab as the page does. */
async function keep(page: Page, run: RunState): Promise<void> {
  const { id, version, game } = cs2Schrittklar
  const subject = `${id} ${version} ${targetFor(game)} closed`
  const kept = JSON.stringify({ subject, noise: 'room', headset: null, run: storedRun(run) })
  // Not again at a reload.
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('hearing') === null) sessionStorage.setItem('hearing', text)
  }, kept)
}

/** Names the side of the sound until both rounds are right. */
async function passEars(page: Page): Promise<void> {
  const done = page.getByText('Stelle jetzt die Lautstärke so ein')
  for (let round = 0; round < 40 && !(await done.isVisible()); round += 1) {
    await page.getByRole('button', { name: /abspielen$/ }).click()
    await page.getByRole('button', { name: 'Links', exact: true }).click()
  }
  await expect(done).toBeVisible()
}

async function finish(page: Page, run: RunState): Promise<void> {
  await page.getByRole('button', { name: 'Test weiterführen' }).click()
  await passEars(page)
  await page.getByRole('button', { name: 'Üben' }).click()
  await page.getByRole('button', { name: 'Weiter', exact: true }).click()
  let state = run
  const fields = page.getByRole('group', { name: 'Waren da Schritte?' })
  while (state.next) {
    await expect(fields.getByRole('button').first()).toHaveAttribute('aria-disabled', 'false')
    const choice = knownAnswer(state)
    state = resumedRun({ ...storedRun(state), answers: [...storedRun(state).answers, { choice, ms: 500 }] })
    await page.keyboard.press(String(choice))
  }
}

const DUEL_ROUNDS = 14

/** Plays a duel of which the seed is known. */
async function duelOf(page: Page, says: (trial: SoundedTrial, round: number) => boolean): Promise<void> {
  const seed = 7
  await page.clock.install()
  await open(page, PAGE)
  await page.evaluate((value) => {
    crypto.getRandomValues = <Filled>(array: Filled) => {
      if (array instanceof Uint32Array) array.fill(value)
      return array
    }
  }, seed)
  await page.getByRole('button', { name: 'Duell: 60 Sekunden' }).click()
  await page.getByRole('button', { name: 'Los', exact: true }).click()
  let state = startedDuel(seed)
  for (let round = 0; round < DUEL_ROUNDS; round += 1) {
    const yes = page.getByRole('button', { name: 'Ja', exact: true })
    await expect(yes).toHaveAttribute('aria-disabled', 'false')
    if (round === 1) await expectAccessible(page)
    if (round === DUEL_ROUNDS - 1) await page.clock.fastForward(60_000)
    const saidYes = says(nextRound(state), round)
    state = duelAnswered(state, saidYes)
    await page.keyboard.press(saidYes ? 'j' : 'n')
  }
}

test.describe('the listening test', () => {
  test('opens from a product page, checks the headphones, and gives feedback in the practice', async ({
    page,
  }) => {
    await open(page, `/presets/${PRESET}`)
    await page.getByRole('link', { name: 'Hörtest mit Schrittklar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Hörst du den Unterschied?' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Preset', exact: true })).toHaveValue(PRESET)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Kopfhörer prüfen' }).click()
    await expect(page.getByRole('heading', { name: 'Sitzt der Kopfhörer richtig?' })).toBeVisible()
    await passEars(page)
    await page.getByRole('button', { name: 'Üben' }).click()
    await expect(page.getByText(`Übung 1 von ${PRACTICE_TRIALS}`)).toBeVisible()
    await page.getByRole('button', { name: 'Weiter', exact: true }).click()
    const first = page.getByRole('button', { name: 'sicher ja' })
    await expect(first).toHaveAttribute('aria-disabled', 'false')
    await expectAccessible(page)
    await first.click()
    await expect(page.getByRole('status').filter({ hasText: /^(Richtig\.|Leider nicht)/ })).toBeVisible()
    await page.keyboard.press('p')
    await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  })

  test(
    'continues after a reload, and reports only what was measured',
    { tag: '@journey' },
    async ({ page }) => {
      const run = steadyRun(9, 11, 2)
      await keep(page, run)
      // The link of an order for another preset does not help here.
      const fragment = '#bestellung=order_1_a&token=abc&preset=tarkov-stille-sohle'
      await open(page, PAGE + fragment)
      await expect(page.getByText(/^Du hast einen Test mit Schrittklar angefangen/)).toBeVisible()
      await finish(page, run)
      await expect(
        page.getByRole('heading', {
          name: /^Mit Schrittklar hörst du Schritte noch, wenn sie [\d,]+\sdB leiser sind \(± [\d,]+\)\.$/,
        }),
      ).toBeFocused()
      await expect(page.getByText(/^Mit 90 % Sicherheit/)).toBeVisible()
      await expect(page.getByText('Das ist ein Rechenmodell', { exact: false })).toBeVisible()
      await expect(page.getByRole('img', { name: /^Hörschwelle ohne Preset/ })).toBeVisible()
      await expectAccessible(page)

      await page.reload()
      await expect(page.getByRole('heading', { name: /^Mit Schrittklar hörst du Schritte/ })).toBeVisible()
      await page.getByRole('button', { name: 'Noch einmal testen' }).click()
      await page.getByRole('combobox', { name: 'Preset', exact: true }).selectOption('tarkov-stille-sohle')
      await expect(page).toHaveURL(`/hoertest?preset=tarkov-stille-sohle${fragment}`)
      await page.reload()
      await expect(page.getByRole('combobox', { name: 'Preset', exact: true })).toHaveValue(
        'tarkov-stille-sohle',
      )
    },
  )

  test('offers a second run in the game’s own noise, and warns to expect little of it', async ({ page }) => {
    const run = steadyRun(9, 11, 1)
    await keep(page, run)
    await open(page, PAGE)
    await finish(page, run)
    await expect(page.getByText('Gemessen gegen das Rauschen eines Zimmers', { exact: false })).toBeVisible()
    const offer = page.getByRole('region', { name: 'Und im Geräusch des Spiels?' })
    await expect(offer.getByText('Erwarte wenig', { exact: false })).toBeVisible()
    await offer.getByRole('button').click()
    await expect(page.getByText(/^Stelle jetzt die Lautstärke so ein/)).toBeVisible()
    await page.getByRole('button', { name: 'Üben' }).click()
    await expect(page.getByText(`Übung 1 von ${PRACTICE_TRIALS}`)).toBeVisible()
  })

  test('offers a one-minute duel without the preset, which leads to the full test and the preset', async ({
    page,
  }) => {
    await duelOf(page, ({ levelDb }) => levelDb !== null)
    await expect(page.getByRole('heading', { name: `${DUEL_ROUNDS} in Folge richtig.` })).toBeFocused()
    await expect(page.getByRole('img', { name: `${DUEL_ROUNDS} in Folge. Und du?` })).toBeVisible()
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Bild teilen' }).click()
    expect((await saved).suggestedFilename()).toBe('spielklang-duell.png')
    await expect(page.getByRole('link', { name: 'Zum Preset Schrittklar' })).toHaveAttribute(
      'href',
      `/presets/${PRESET}`,
    )
    await page.getByRole('button', { name: 'Genauer Test mit Schrittklar' }).click()
    await expect(page.getByRole('heading', { name: 'Sitzt der Kopfhörer richtig?' })).toBeVisible()
  })

  test('has no figure and no picture for one who guesses in the duel', async ({ page }) => {
    await duelOf(page, (_, round) => round % 2 === 1)
    await expect(page.getByRole('heading', { name: 'So oft richtig liegt auch, wer rät.' })).toBeFocused()
    await expect(page.getByRole('img', { name: /Folge/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Zum Preset Schrittklar' })).toBeVisible()
  })

  test('offers a refund to a buyer whom the preset does not help, if the shop has promised it', async ({
    page,
    shop,
    request,
  }) => {
    await shop.write({ 'settings/moneyBack': true })
    const { orderId, accessToken } = await placeOrder(request, shop.origin, {
      body: {
        items: [{ id: PRESET }],
        email: 'kunde2@example.com',
        consent: { immediateDelivery: true, withdrawalLoss: true },
        paymentMethod: 'vorkasse',
      },
    })
    await shop.confirm(orderId)
    const run = steadyRun(0, 11, 1)
    await keep(page, run)
    await expect(async () => {
      const text = await (await request.get(`${shop.origin}/hoertest`)).text()
      expect(text).toMatch(/isMoneyBackPromised\W+true/)
      await page.goto(`${PAGE}#bestellung=${orderId}&token=${accessToken}&preset=${PRESET}`)
      await expect(page.getByRole('button', { name: 'Test weiterführen' })).toBeVisible()
    }).toPass()
    await finish(page, run)
    await expect(
      page.getByRole('heading', { name: 'Bei dir ließ sich kein Unterschied messen.' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Zur Bestellung' }).click()
    await expect(page.getByRole('heading', { name: /Geld zurück/ })).toBeVisible()
    await shop.write({ 'settings/moneyBack': false })
  })
})
