import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '../button'
import { TextField } from './field'

interface SearchFormProps {
  id: string
  page: string
  list: string
  search: string
  label: string
  hint: string
}

/** Searches a list by its page's address, so that it works without scripts. */
export async function SearchForm({ id, page, list, search, label, hint }: SearchFormProps) {
  const t = await getTranslations('ui')
  return (
    <form role="search" action={page} className="flex max-w-2xl flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-64">
        <TextField
          key={search}
          id={id}
          name="suche"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          label={label}
          hint={hint}
        />
      </div>
      <div className="flex flex-wrap gap-2 sm:pt-[1.6rem]">
        <Button type="submit" tone="secondary">
          {t('search')}
        </Button>
        {search !== '' && (
          <ButtonLink href={`${page}#${list}`} tone="quiet">
            {t('clearSearch')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
