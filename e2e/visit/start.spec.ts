import { expect, open, test } from '../support/test'

test('the start page says what it sells in at most 300 words', async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  expect((await main.innerText()).match(/\S+/g)?.length).toBeLessThanOrEqual(300)
  await main.getByRole('link', { name: /^Schrittklar 5,90\s€$/ }).click()
  await expect(page).toHaveURL('/kasse?preset=cs2-schrittklar')
})
