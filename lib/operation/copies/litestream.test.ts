import { delimiter, resolve } from 'node:path'
import { litestream } from './litestream'

it('the program itself is run, and not the script of npm that runs it', async () => {
  const { PATH } = process.env
  process.env.PATH = [resolve('node_modules/.bin'), PATH].join(delimiter)
  const found = await litestream()
  process.env.PATH = PATH
  expect(found).not.toBeNull()
  expect(found).not.toContain('.bin')
})
