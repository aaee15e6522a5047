import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FocusedHeading } from '@/components/ui/focused-heading'
import { NewPageFocus } from './new-page-focus'

let path = '/'
jest.mock('next/navigation', () => ({ usePathname: () => path }))

function Site({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#presets">Presets</a>
      <main tabIndex={-1}>{children}</main>
      <NewPageFocus />
    </>
  )
}

function goTo(address: string) {
  path = address.split(/[?#]/)[0] ?? ''
  history.replaceState(null, '', address)
}

const link = () => screen.getByRole('link', { name: 'Presets' })
const start = (
  <Site>
    <h1>Start</h1>
  </Site>
)
const presets = (
  <Site>
    <h1>Alle Presets</h1>
  </Site>
)

beforeEach(() => goTo('/'))

it('focuses the heading of a page that a link led to, without scrolling', () => {
  const { rerender } = render(start)
  link().focus()
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  goTo('/presets')
  rerender(presets)
  expect(screen.getByRole('heading', { name: 'Alle Presets' })).toHaveFocus()
  expect(focus).toHaveBeenCalledWith({ preventScroll: true })
})

it('leaves the focus alone on the first page, and where only the query changes', () => {
  const { rerender } = render(start)
  expect(document.body).toHaveFocus()
  link().focus()
  goTo('/?seite=2')
  rerender(start)
  expect(link()).toHaveFocus()
})

it('leaves a link to a part of a page to lead there', () => {
  const { rerender } = render(start)
  link().focus()
  goTo('/presets#aufnehmen')
  rerender(presets)
  expect(link()).toHaveFocus()
})

it('does not take the focus from what the new page itself focuses', () => {
  const { rerender } = render(start)
  goTo('/anmelden')
  rerender(
    <Site>
      <h1>Anmelden</h1>
      <FocusedHeading>E-Mail ist unterwegs</FocusedHeading>
    </Site>,
  )
  expect(screen.getByRole('heading', { name: 'E-Mail ist unterwegs' })).toHaveFocus()
})
