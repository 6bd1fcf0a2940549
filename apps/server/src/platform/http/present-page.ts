type Page = { page: number; size: number }

/** Where a page of a list stands, counted from 0, and how much there is in all. */
export function presentPageObject({ page, size }: Page, total: number) {
  return { number: page, size, totalPages: Math.ceil(total / size), totalElements: total }
}

/** The same with the items beside it, where the specification's call has no object for the page. */
export function presentFlatPage<Item>(name: string, items: Item[], page: Page, total: number) {
  const { size: _size, ...place } = presentPageObject(page, total)
  return { _embedded: { [name]: items }, ...place }
}
