import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Fact, FactList } from '@/components/desk/facts'
import { highestPoint } from '@/lib/audio/extremes'
import { ALIAS_LENGTH, MOST_ALIASES, NAME_LENGTH, TEXT_LENGTH } from '@/lib/headsets/editing/schema'
import { headsetKinds, type Headset } from '@/lib/headsets/schema'
import { correctionOf } from '@/lib/headsets/with-headset'
import { HeadsetAliases, HeadsetVisibility, NewHeadset } from './headset-forms'
import { HeadsetBadge } from './headset-table'

const ALIASES_LENGTH = MOST_ALIASES * (ALIAS_LENGTH + ', '.length)

/** A headset's facts and forms. */
export async function HeadsetView({
  headset,
  title,
}: {
  headset: Headset & { isHidden: boolean }
  title: string
}) {
  const t = await getTranslations('headsets.desk')
  const { id, aliases, isHidden } = headset
  return (
    <>
      <Facts headset={headset} />
      <Section id="aliases" title={t('aliases.title')}>
        <HeadsetAliases id={id} title={title} aliases={aliases.join(', ')} length={ALIASES_LENGTH} />
      </Section>
      <Section id="visibility" title={t('visibility.title')} text={t('visibility.text')}>
        <HeadsetVisibility key={String(isHidden)} id={id} title={title} isHidden={isHidden} />
      </Section>
    </>
  )
}

/** The form for a new headset, with its heading. */
export async function AddHeadset() {
  const t = await getTranslations('headsets.desk')
  return (
    <Section id="add" title={t('add.title')} text={t('add.text')}>
      <NewHeadset
        kinds={headsetKinds}
        lengths={{ name: NAME_LENGTH, aliases: ALIASES_LENGTH, text: TEXT_LENGTH }}
      />
    </Section>
  )
}

async function Facts({ headset }: { headset: Headset & { isHidden: boolean } }) {
  const t = await getTranslations('headsets.desk')
  const kinds = await getTranslations('headsets.kinds')
  const format = await getFormatter()
  const { kind, measurer, target, filters, isHidden } = headset
  const lift = Math.max(0, highestPoint(correctionOf(headset)).gain)
  return (
    <FactList>
      <Fact term={t('columns.state')}>
        <HeadsetBadge isHidden={isHidden} />
      </Fact>
      <Fact term={t('columns.kind')}>{kinds(kind)}</Fact>
      <Fact term={t('columns.measurer')}>{measurer}</Fact>
      <Fact term={t('target')}>{target}</Fact>
      <Fact term={t('filters')}>
        {t('lifts', { count: filters.length, gain: format.number(lift, { maximumFractionDigits: 1 }) })}
      </Fact>
    </FactList>
  )
}

interface SectionProps {
  id: string
  title: string
  text?: string
  children: ReactNode
}

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {text !== undefined && <p className="text-width text-sm text-muted">{text}</p>}
      {children}
    </section>
  )
}
