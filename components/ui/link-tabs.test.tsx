import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LinkTabs } from './link-tabs'

jest.mock('next/navigation', () => ({ usePathname: () => '/bestellungen' }))

const tabs = [
  { href: '/bestellungen', text: 'Alle', isCurrent: true },
  { href: '/bestellungen?stand=offen', text: 'Offen', count: 12, isCurrent: false },
]

test('tabs are links in the given order, and the current one is marked', async () => {
  render(<LinkTabs label="Bestellungen nach Stand" tabs={tabs} />)
  const [all, open] = [/^Alle$/, /^Offen\s?12$/].map((name) => screen.getByRole('link', { name }))
  expect(screen.getByRole('navigation', { name: 'Bestellungen nach Stand' })).toContainElement(all ?? null)
  expect(all).toHaveAttribute('aria-current', 'page')
  expect(open).not.toHaveAttribute('aria-current')
  await userEvent.tab()
  expect(all).toHaveFocus()
  await userEvent.tab()
  expect(open).toHaveFocus()
  expect(open).toHaveAttribute('href', '/bestellungen?stand=offen')
})
