import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SuggestionBadge } from '../suggestion-item'
import { GAME_LENGTH, kindOf, suggestionStatusSchema, type Suggestion } from '@/lib/voting/schema'
import { Fact, FactList } from '@/components/desk/facts'
import { SuggestionMerge, SuggestionRename, SuggestionState } from './suggestion-forms'

interface SuggestionViewProps {
  suggestion: Suggestion
  presets: { value: string; text: string }[]
}

export async function SuggestionView({ suggestion, presets }: SuggestionViewProps) {
  const t = await getTranslations('voting.desk')
  const { id, game, status, presetId = '', headsetId = game } = suggestion
  const kind = kindOf(suggestion)
  return (
    <>
      <Facts suggestion={suggestion} />
      <Section id="state" title={t('state.title')} text={t('state.hint')}>
        <SuggestionState
          key={status}
          id={id}
          status={status}
          states={suggestionStatusSchema.options}
          made={kind === 'game' ? { presetId, presets } : { headset: headsetId }}
        />
      </Section>
      <Section id="rename" title={t('rename.title')}>
        <SuggestionRename id={id} game={game} kind={kind} length={GAME_LENGTH} />
      </Section>
      {status !== 'released' && (
        <Section id="merge" title={t('merge.title')} text={t('merge.text')}>
          <SuggestionMerge id={id} />
        </Section>
      )}
    </>
  )
}

async function Facts({ suggestion }: { suggestion: Suggestion }) {
  const { status, votes, finalVotes, createdAt } = suggestion
  const t = await getTranslations('voting.desk')
  const kinds = await getTranslations('voting.kinds')
  const format = await getFormatter()
  return (
    <FactList>
      <Fact term={t('columns.kind')}>{kinds(kindOf(suggestion))}</Fact>
      <Fact term={t('columns.status')}>
        <SuggestionBadge status={status} />
      </Fact>
      <Fact term={t('columns.votes')}>
        <span className="number">{format.number(finalVotes ?? votes)}</span>
      </Fact>
      {finalVotes !== undefined && (
        <Fact term={t('untold')}>
          <span className="number">{format.number(votes)}</span>
        </Fact>
      )}
      <Fact term={t('columns.createdAt')}>{format.dateTime(createdAt, { dateStyle: 'long' })}</Fact>
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
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text !== undefined && <p className="text-width text-sm text-muted">{text}</p>}
      {children}
    </section>
  )
}
