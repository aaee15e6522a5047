import { codeForms } from './code-forms'

const origin = 'https://spielklang.example'
const forms = (code: string, discountPercent = 10, base = origin) =>
  codeForms({ code, origin: base, discountPercent })

describe('a code in its forms for sharing', () => {
  it('states its discount', () => expect(forms('KIRA').panel).toBe('10 % mit KIRA'))

  it('promises no discount if it gives none', () => {
    const { panel, chat } = forms('KIRA', 0)
    expect(panel).toBe('Mit KIRA unterstützt du mich')
    expect(chat).not.toContain('%')
  })

  it('has chat commands with an advertising label, the code and the short address', () => {
    const { chat, commands } = forms('KIRA')
    expect(chat).toBe('Werbung: 10 % auf Presets von Spielklang mit dem Code KIRA: spielklang.example/p/KIRA')
    expect(commands).toEqual([
      { bot: 'StreamElements', text: `!command add !klang ${chat}` },
      { bot: 'Nightbot', text: `!commands add !klang ${chat}` },
    ])
  })

  it('fits into the message limit of bots, even at maximum length', () => {
    const longest = forms('X'.repeat(24), 12.5, 'https://ein-ziemlich-langer-name.shop.example')
    for (const { text } of longest.commands) expect(text.length).toBeLessThan(400)
  })

  it.each([
    ['KIRA', origin, 'spielklang punkt example, Schrägstrich p, Schrägstrich kira', 'K, I, R, A'],
    [
      'nova_10',
      'https://shop.spiel-klang.example:8443',
      'shop punkt spiel bindestrich klang punkt example doppelpunkt acht vier vier drei, Schrägstrich p, Schrägstrich nova unterstrich eins null',
      'N, O, V, A, Unterstrich, eins, null',
    ],
  ])('%s has a spoken form', (code, base, address, letters) => {
    const { spokenAddress, spelled } = forms(code, 10, base)
    expect(spokenAddress.toLowerCase()).toBe(address.toLowerCase())
    expect(spelled).toBe(letters)
  })
})
