import { translator } from '@/messages/texts'
import { pageStyle } from './page-style'
import type { SessionRecord } from '../records'

const t = translator('payments.page')

/** The page of an open session. @param shop target of the link back */
export function paymentPage(
  session: SessionRecord,
  { isDeclined, shop }: { isDeclined: boolean; shop: string | null },
): string {
  const { items, amount, currency, email } = session
  const rows = items.map(
    ({ name, unitAmount, quantity }) =>
      `<tr><th scope="row">${html(quantity === 1 ? name : t('several', { quantity, name }))}</th><td>${money(unitAmount * quantity, currency)}</td></tr>`,
  )
  return wholePage(
    isDeclined ? t('declinedTitle') : t('title'),
    `<h1>${html(t('notice'))}</h1>
<p class="muted">${html(t('about'))}</p>
${isDeclined ? `<p class="alert" role="alert">${html(t('declined'))}</p>` : ''}
<h2 id="order">${html(t('order'))}</h2>
<table aria-labelledby="order">
<tbody>${rows.join('')}</tbody>
<tfoot><tr><th scope="row">${html(t('total'))}</th><td>${money(amount, currency)}</td></tr></tfoot>
</table>
${email === null ? '' : `<p>${html(t('email', { email }))}</p>`}
<form method="post">
<button class="first" name="attempt" value="now">${html(t('pay'))}</button>
<button name="attempt" value="declined">${html(t('decline'))}</button>
<button name="attempt" value="later">${html(t('payLater'))}</button>
</form>
${wayBack(shop)}`,
  )
}

/** A page that says why there is nothing to pay. */
export function notePage(
  reason: 'unknown' | 'foreign' | 'complete' | 'expired',
  shop: string | null = null,
): string {
  return wholePage(
    t(`${reason}.title`),
    `<h1>${html(t(`${reason}.title`))}</h1>
<p>${html(t(`${reason}.text`))}</p>
<p class="muted">${html(t('notice'))}.</p>
${wayBack(shop)}`,
  )
}

function wayBack(shop: string | null): string {
  return shop === null ? '' : `<p><a href="${html(shop)}">${html(t('back'))}</a></p>`
}

function wholePage(title: string, main: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${html(title)}</title>
<style>${pageStyle.text}</style>
</head>
<body><main>
${main}
</main></body>
</html>
`
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(cents / 100)
}

function html(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
