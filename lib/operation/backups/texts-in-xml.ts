import { SaxesParser } from 'saxes'
import { BackupFailed } from './place'

/**
 * The texts of all elements with a name, in any namespace.
 * @throws BackupFailed `failed` if the XML is not well-formed
 */
export function textsInXml(xml: string, name: string): string[] {
  const parser = new SaxesParser({ xmlns: true })
  const texts: string[] = []
  let isWithin = false
  parser.on('error', (cause) => {
    throw new BackupFailed('failed', 'the place of the backups answers no XML', { cause })
  })
  parser.on('opentag', ({ local }) => {
    isWithin = local === name
    if (isWithin) texts.push('')
  })
  parser.on('text', (text) => {
    if (isWithin) texts.push(`${texts.pop() ?? ''}${text}`)
  })
  parser.on('closetag', () => (isWithin = false))
  parser.write(xml).close()
  return texts
}
