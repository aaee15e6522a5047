import { render, screen, within } from '@testing-library/react'
import { GuideText } from './program-guides'

describe('a guide', () => {
  it('has its steps as a list, with the lines to copy, and paragraphs around it', () => {
    const text = 'Datei: a.txt\n\n1. Eins:\n   C:\\config\n2. Zwei\n\nDanach.'
    const { container } = render(<GuideText text={text} />)
    expect([...container.children].map(({ tagName }) => tagName)).toEqual(['P', 'OL', 'P'])
    expect(container.firstElementChild).toHaveTextContent('Datei: a.txt')
    const [one, two] = screen.getAllByRole('listitem')
    expect(one).toHaveTextContent('Eins:C:\\config')
    expect(one?.querySelector('code')).toHaveTextContent('C:\\config')
    expect(two).toHaveTextContent(/^Zwei$/)
    expect(container.lastElementChild).toHaveTextContent('Danach.')
  })

  it('links an address, without the bracket after it', () => {
    render(<GuideText text="1. Laden Sie es (https://example.org/a)." />)
    const link = within(screen.getByRole('listitem')).getByRole('link')
    expect(link).toHaveAttribute('href', 'https://example.org/a')
  })
})
