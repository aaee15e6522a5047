import { join } from 'node:path'
import ts from 'typescript'
import { missingMessages } from './types-and-lint'

const CODE = `
  import { createTranslator } from 'use-intl/core'
  const messages = { journal: { acts: { bought: 'gekauft' }, title: 'Protokoll' } }
  const t = createTranslator({ locale: 'de', messages, namespace: 'journal' })
  declare const act: 'bought' | 'sold'
  t('title')
  t(\`acts.\${act}\`)
  t('nope')
`

it('names each message that the code uses but that is missing', () => {
  const name = join(__dirname, 'code.ts')
  const file = ts.createSourceFile(name, CODE, ts.ScriptTarget.ESNext, true)
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  const program = ts.createProgram([name], options, {
    ...host,
    fileExists: (each) => each === name || host.fileExists(each),
    getSourceFile: (each, ...rest) => (each === name ? file : read(each, ...rest)),
  })
  expect(missingMessages(program)).toEqual([
    'missing in messages/de.json: journal.acts.sold',
    'missing in messages/de.json: journal.nope',
  ])
})
