import { getTranslations } from 'next-intl/server'
import { CopyButton } from '@/components/ui/copy-button'
import { CODE_DAYS, referralLink } from '@/lib/affiliate/affiliate-code'
import { codeForms } from '@/lib/affiliate/link/code-forms'
import { OWN_PAGE } from '@/lib/affiliate/link/partner-link'
import type { Affiliate } from '@/lib/affiliate/schema'
import { formatRate } from '@/lib/core/money'
import { PartnerLink } from './partner-link'

interface PartnerCodesProps {
  partner: Affiliate
  origin: string
}

export async function PartnerCodes({ partner, origin }: PartnerCodesProps) {
  const t = await getTranslations('affiliate.partner.codes')
  const { customCode, codes = {}, uid, discountPercent = 0, codeLasts } = partner
  const code = customCode ?? uid
  const earlier = Object.keys(codes).filter((each) => each !== code.toLowerCase())
  return (
    <section aria-labelledby="code" className="grid max-w-3xl min-w-0 gap-5">
      <h2 id="code" className="text-xl">
        {t('title')}
      </h2>
      <div className="grid gap-2 border-y border-outline py-5">
        <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="number text-3xl font-semibold tracking-widest wrap-anywhere slashed-zero">
            {code}
          </span>
          <CopyButton
            text={code}
            words="affiliate.tools.copying"
            values={{ name: t('name') }}
            className="flex-row-reverse"
          />
        </p>
        <p className="text-width text-lg">
          {discountPercent > 0 ? t('gives', { percent: formatRate(discountPercent) }) : t('givesNothing')}
        </p>
        <p className="text-width text-sm text-muted">
          {customCode === undefined ? t('onlyNumber') : t('use')}
          {codeLasts && ` ${t('lasts', { days: CODE_DAYS })}`}
          {customCode?.includes('0') && ` ${t('zero')}`}
          {customCode?.includes('1') && ` ${t('one')}`}
        </p>
      </div>
      <CodeForms code={code} origin={origin} discountPercent={discountPercent} />
      <PartnerLink code={code} link={referralLink(origin, code)} label={t('link')} />
      {earlier.length > 0 && (
        <p className="text-width text-sm text-muted wrap-anywhere">
          {t('earlier', { count: earlier.length, codes: earlier.join(', ') })}
        </p>
      )}
    </section>
  )
}

async function CodeForms(own: { code: string; origin: string; discountPercent: number }) {
  const t = await getTranslations('affiliate.tools.code')
  const { panel, chat, commands, spokenAddress, spelled } = codeForms(own)
  const page = new URL(`${OWN_PAGE}/${own.code}`, own.origin).href
  const forms = [
    { key: 'panel', name: t('panelName'), text: panel },
    { key: 'chat', name: t('chatName'), text: chat },
    ...commands.map(({ bot, text }) => ({ key: bot, name: t('commandName', { bot }), text })),
    { key: 'spokenAddress', name: t('spokenName'), text: spokenAddress },
    { key: 'spelled', name: t('spelledName'), text: spelled },
    { key: 'page', name: t('pageName'), text: page },
  ]
  const picture = (format: 'svg' | 'png') =>
    `/api/partner/qr/${format}?${new URLSearchParams({ seite: OWN_PAGE })}`
  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-width text-sm text-muted">{t('hint')}</p>
      <dl>
        {forms.map(({ key, name, text }) => (
          <div key={key} className="border-t border-line py-2.5">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="flex flex-wrap items-center justify-between gap-x-6">
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <CopyButton
                text={text}
                words="affiliate.tools.copying"
                values={{ name }}
                className="ml-auto flex-row-reverse"
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-end gap-4">
        {/* White on dark pages, too: cameras need the contrast. */}
        <img src={picture('svg')} alt={t('qr')} width={160} height={160} className="size-40 bg-white" />
        <p className="flex min-w-0 flex-1 basis-60 flex-wrap gap-2">
          {(['svg', 'png'] as const).map((format) => (
            <a key={format} href={picture(format)} download className="button button-secondary">
              {t(format)}
            </a>
          ))}
        </p>
      </div>
    </div>
  )
}
