export const adminHome = '/admin'
export const moneyPage = '/admin/zahlungen'
