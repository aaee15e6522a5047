/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { sampleOwner } from '@/lib/legal/sample-owner'
import messages from '@/messages/de.json'
import { Agb } from './agb'
import { Barrierefreiheit } from './barrierefreiheit'
import { Datenschutz } from './datenschutz'
import { Impressum } from './impressum'
import { SampleNotice } from './sample-notice'
import { Widerruf } from './widerruf'

function show(page: ReactElement) {
  return render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="Europe/Berlin">
      {page}
    </NextIntlClientProvider>,
  )
}

describe('legal pages', () => {
  it.each([
    ['Impressum', <Impressum key="impressum" />],
    ['Datenschutzerklärung', <Datenschutz key="datenschutz" />],
    ['Allgemeine Geschäftsbedingungen', <Agb key="agb" />],
    ['Widerrufsbelehrung', <Widerruf key="widerruf" />],
    ['Erklärung zur Barrierefreiheit', <Barrierefreiheit key="barrierefreiheit" />],
  ])('%s has one main heading, orderly headings and the date of its version', (title, page) => {
    show(page)
    const headings = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(headings.filter((level) => level === 1)).toHaveLength(1)
    expect(headings.every((level, index) => level - (headings[index - 1] ?? 0) <= 1)).toBe(true)
    expect(within(screen.getByRole('article')).getByRole('time')).toHaveTextContent(/^\d+\. \p{L}+ \d{4}$/u)
  })

  it.each([
    ['terms of sale', <Agb key="agb" />],
    ['privacy policy', <Datenschutz key="datenschutz" />],
  ])('lead to every section of the %s', (_, page) => {
    const { container } = show(page)
    const links = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link')
    const sections = [...container.querySelectorAll('h2')].map(({ id, textContent }) => [
      `#${id}`,
      textContent,
    ])
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(sections)
    expect(new Set(sections.map(([anchor]) => anchor)).size).toBe(sections.length)
  })

  it('do not link the platform for online dispute resolution, which was closed in 2025', () => {
    const { container } = show(
      <>
        <Impressum />
        <Agb />
      </>,
    )
    expect(container.innerHTML).not.toContain('ec.europa.eu')
  })
})

describe('the notice of sample data', () => {
  it('stands on the page while the data are samples', () => {
    show(<SampleNotice owner={sampleOwner} />)
    expect(screen.getByRole('note')).toHaveTextContent('erfunden')
  })

  it('is gone with real data', () => {
    show(
      <SampleNotice
        owner={{
          ...sampleOwner,
          name: 'Klangwerk Nord GmbH',
          representative: 'Anna Petersen',
          street: 'Am Hafen 7',
          zip: '24103',
          city: 'Kiel',
          email: 'post@klangwerk-nord.de',
          phone: '+49 431 900 11 22',
          vatId: 'DE123456788',
          bank: { holder: 'Klangwerk Nord', iban: 'DE89370400440532013000', bankName: 'Hafenbank' },
        }}
      />,
    )
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })
})
