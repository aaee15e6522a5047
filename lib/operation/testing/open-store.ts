import { openOrEnd } from '../open-or-end'

await openOrEnd()
process.stdout.write('opened\n')
