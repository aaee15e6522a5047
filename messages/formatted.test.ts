import { createTranslator } from 'use-intl/core'
import messages from './de.json'
import { textsOf } from './testing/texts-of'

test('every message can be formatted, so that its key is never displayed instead', () => {
  const wrong = textsOf(messages).flatMap(([key, text]) => {
    const errors: string[] = []
    const onError = ({ code, message }: { code: string; message: string }) => {
      if (code === 'INVALID_MESSAGE') errors.push(`${key}: ${message}`)
    }
    // Without tags, a text with none is not read at all.
    void createTranslator({ locale: 'de', messages: { text }, onError }).rich('text', {})
    return errors
  })
  expect(wrong).toEqual([])
})
