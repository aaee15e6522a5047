/** What is worked out on threads of its own, see lib/core/off-thread. Each takes one value, which is copied over to it. */
export { drawInvoice } from '@/lib/invoices/invoice-pdf'
export { drawMessage } from '@/lib/mail/draw-message'
export { drawHtml } from '@/lib/mail/render-html'
