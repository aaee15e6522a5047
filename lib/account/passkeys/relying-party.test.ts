import { relyingParty } from './relying-party'

it.each([
  ['https://spielklang.example', 'spielklang.example', ['https://spielklang.example']],
  ['https://shop.example:8443', 'shop.example', ['https://shop.example:8443']],
  ['http://localhost:3000', 'localhost', ['http://localhost:3000']],
  ['http://127.0.0.1:3000', 'localhost', ['http://localhost:3000']],
  ['http://[::1]:3000', 'localhost', ['http://localhost:3000']],
])('the relying party of %s is %s', (origin, id, origins) =>
  expect(relyingParty(origin)).toEqual({ id, origins }),
)

it.each(['https://203.0.113.7', 'http://192.168.1.20:3000', 'https://[2001:db8::1]'])(
  '%s, an IP address, has no relying party',
  (origin) => expect(relyingParty(origin)).toBeNull(),
)
