import type { Page } from '@playwright/test'

/** Brings a page into the intended state of a screen. */
export type Step = (page: Page) => Promise<void>

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

export const sendEmpty =
  (name: string): Step =>
  async (page) => {
    await button(page, name).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }

export const redeemCode: Step = async (page) => {
  await page.getByLabel('Gutscheincode').fill('pixel')
  await button(page, 'Einlösen').click()
  await page.getByText(/^Rabatt/).waitFor()
}

export const unfoldBilling: Step = async (page) => {
  await page.getByText('Rechnungsadresse angeben').click()
  await page.getByLabel('Firma').waitFor()
}

export const reviewWithdrawal: Step = async (page) => {
  await page.getByLabel('Name').fill('Erika Muster')
  await page.getByLabel(/^Bestellnummer/).fill('Taktgeber, bestellt am 3. Mai')
  await page.getByLabel('E-Mail-Adresse').fill('erika@example.com')
  await button(page, 'Weiter').click()
  await button(page, 'Widerruf bestätigen').waitFor()
}

export const confirmWithdrawal: Step = async (page) => {
  await reviewWithdrawal(page)
  await button(page, 'Widerruf bestätigen').click()
  await page.getByRole('heading', { name: 'Dein Widerruf ist eingegangen' }).waitFor()
}

export const openDialog =
  (name: string | RegExp): Step =>
  async (page) => {
    await page.getByRole('button', { name }).first().click()
    await page.getByRole('dialog').waitFor()
  }

export const rateEmpty: Step = async (page) => {
  await button(page, /bewerten$/).click()
  await sendEmpty('Bewertung speichern')(page)
}

export const sendAddress =
  (name: string, password?: string): Step =>
  async (page) => {
    await page.getByLabel('E-Mail-Adresse').fill('neu@example.com')
    if (password) await page.getByLabel('Passwort', { exact: true }).fill(password)
    await button(page, name).click()
    // The form is replaced by the next step.
    await page.getByLabel('E-Mail-Adresse').waitFor({ state: 'detached' })
  }

export const askForLinks: Step = async (page) => {
  await page.getByLabel('E-Mail-Adresse').fill('niemand@example.com')
  await button(page, 'Links senden').click()
  await page.getByText('ist die Mail jetzt unterwegs').waitFor()
}

export const play: Step = async (page) => {
  await page
    .getByRole('button', { name: /^Hörprobe abspielen/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Hörprobe anhalten/ })
    .first()
    .waitFor()
}

export const searchHeadset: Step = async (page) => {
  await page.getByRole('combobox', { name: 'Dein Headset' }).fill('cloud 2')
  await page.getByRole('listbox', { name: 'Dein Headset' }).getByRole('option').first().waitFor()
}

export const chooseHeadset: Step = async (page) => {
  await searchHeadset(page)
  await page.getByRole('option', { name: /^HyperX Cloud II ?ohr/ }).click()
  await page.getByRole('img', { name: /Korrektur für HyperX Cloud II: / }).waitFor()
}

export const removeFirst: Step = async (page) => {
  const removing = page.getByRole('main').getByRole('button', { name: /entfernen/i })
  const count = await removing.count()
  await removing.first().click()
  await removing.nth(count - 1).waitFor({ state: 'detached' })
}

export const signInWrongly: Step = async (page) => {
  await page.getByLabel('E-Mail-Adresse').fill('niemand@example.com')
  await page.getByLabel('Passwort', { exact: true }).fill('falsch geraten')
  await button(page, 'Anmelden').click()
  await page.getByRole('alert').filter({ hasText: 'stimmen nicht' }).waitFor()
}

export const suggestPreset: Step = async (page) => {
  await page.getByLabel('Name des Spiels').fill('CS2')
  await button(page, 'Vorschlagen und abstimmen').click()
  await page.getByText('Für Counter-Strike 2 gibt es schon ein Preset.').waitFor()
}

export const linkElsewhere: Step = async (page) => {
  await page.getByLabel('Seite', { exact: true }).selectOption('Andere Seite')
  await page.getByLabel('Adresse der Seite').fill('https://anderswo.example/presets')
  await page.getByText(/^Das ist keine Seite dieses Shops/).waitFor()
}

export const OWN_CURVE =
  'kurve=1&name=Nachts&filter=PK1200_-35_141~HP30_70&headset=HD%20650&korrektur=LSC105_54_70~PK3000_-40_200'

export const untilStudio: Step = (page) => page.getByRole('button', { name: /^equalizer-apo.txt/ }).waitFor()

/** Only narrow windows have it. */
export const openMenu: Step = async (page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Abstimmen' }).waitFor()
}

/** Only narrow windows have it. */
export const openDeskMenu: Step = async (page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('link', { name: 'Protokoll' }).waitFor()
}

export const searchDesk =
  (text: string): Step =>
  async (page) => {
    await page.getByLabel('In der Verwaltung suchen').fill(text)
    await page.getByRole('link', { name: 'In allen Bestellungen suchen' }).waitFor()
  }
