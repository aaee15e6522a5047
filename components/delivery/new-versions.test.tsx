import { render, screen } from '@testing-library/react'
import { WithTexts } from '@/components/ui/texts/testing/with-texts'
import { NewVersions } from './new-versions'

function show(changes: { version: number; text: string }[]) {
  return render(
    <WithTexts>
      <NewVersions changes={changes} />
    </WithTexts>,
  )
}

it('names the newest version and lists each change since the purchase', () => {
  show([
    { version: 3, text: 'Weniger spitz.' },
    { version: 2, text: 'Mehr Bass.' },
  ])
  expect(screen.getByText('Neu seit deinem Kauf: v3')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'v3Weniger spitz.',
    'v2Mehr Bass.',
  ])
})

it('shows nothing if the bought version is the current one', () => {
  expect(show([]).container).toBeEmptyDOMElement()
})
