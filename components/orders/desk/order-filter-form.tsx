import { getTranslations } from 'next-intl/server'
import { Button, ButtonLink } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/fields/field'
import {
  isFiltered,
  methodWords,
  OLDEST_FIRST,
  ordersPage,
  ordersQuery,
  stateWords,
  type OrderQuery,
} from './order-query'

/** By the page's address, to work without scripts. Folded unless it narrows: phones then show the first order. */
export async function OrderFilterForm({ query, isAdmin }: { query: OrderQuery; isAdmin: boolean }) {
  const t = await getTranslations('admin.orderDesk.filter')
  const methodOf = await getTranslations('checkout.methods')
  const { status, isOldestFirst, day, preset, partner, method } = query
  return (
    <details open={isFiltered(query)}>
      <summary className="disclosure min-h-11 text-sm">{t('label')}</summary>
      <form
        key={ordersQuery.address({ ...query, ordersFrom: undefined })}
        role="search"
        aria-label={t('label')}
        action={ordersPage}
        className="grid items-start gap-3 pt-2 sm:grid-cols-2 xl:grid-cols-4"
      >
        {status !== null && <input type="hidden" name="stand" value={stateWords[status]} />}
        {isOldestFirst && <input type="hidden" name="folge" value={OLDEST_FIRST} />}
        <TextField id="filter-day" name="tag" type="date" defaultValue={day} label={t('day')} />
        <TextField
          id="filter-preset"
          name="preset"
          defaultValue={preset}
          maxLength={100}
          autoComplete="off"
          label={t('preset')}
          hint={t('presetHint')}
        />
        {isAdmin && (
          <TextField
            id="filter-partner"
            name="partner"
            defaultValue={partner}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            label={t('partner')}
            hint={t('partnerHint')}
          />
        )}
        <SelectField
          id="filter-method"
          name="zahlung"
          defaultValue={method && methodWords[method]}
          label={t('method')}
        >
          <option value="">{t('anyMethod')}</option>
          <option value={methodWords.stripe}>{methodOf('stripe.label')}</option>
          <option value={methodWords.vorkasse}>{methodOf('vorkasse.label')}</option>
        </SelectField>
        <div className="flex flex-wrap gap-2 sm:col-span-full">
          <Button type="submit" tone="secondary">
            {t('submit')}
          </Button>
          {isFiltered(query) && (
            <ButtonLink href={ordersQuery.address({ status, isOldestFirst })} tone="quiet">
              {t('clear')}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  )
}
