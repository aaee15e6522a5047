import { useMemo, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { outcomeOf } from '@/lib/listening-test/procedure/outcome'
import type { RunState } from '@/lib/listening-test/procedure/run'
import { buyersKey } from './buyers-key'
import type { ListeningTexts } from './listening-texts'

interface GameOfferProps {
  texts: ListeningTexts['game']
  onBegin: () => void
}

/** Says in advance that a second run usually shows little. */
export function GameOffer({ texts, onBegin }: GameOfferProps) {
  return (
    <section aria-labelledby="im-spiel" className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 id="im-spiel" className="text-xl">
        {texts.title}
      </h3>
      <p className="text-width">{texts.text}</p>
      <Button tone="secondary" onClick={onBegin}>
        {texts.begin}
      </Button>
    </section>
  )
}

interface MoneyBackOfferProps {
  run: RunState
  presetId: string | null
  texts: ListeningTexts['moneyBack']
}

/** For a buyer who came from an order, and for whom the preset has no effect: the refund promise, if still valid. */
export function MoneyBackOffer({ run, presetId, texts }: MoneyBackOfferProps) {
  const [order] = useState(() => buyersKey(presetId))
  const verdict = useMemo(() => outcomeOf(run)?.verdict, [run])
  if (!order || (verdict !== 'none' && verdict !== 'louder')) return null
  return (
    <section
      aria-labelledby="geld-zurueck"
      className="grid justify-items-start gap-3 border-t border-line pt-6"
    >
      <h3 id="geld-zurueck" className="text-xl">
        {texts.title}
      </h3>
      <p className="text-width">{texts.text}</p>
      <ButtonLink href={`/bestellung/${order.id}?${new URLSearchParams({ token: order.token })}#money-back`}>
        {texts.link}
      </ButtonLink>
    </section>
  )
}
