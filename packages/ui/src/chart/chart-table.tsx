type Props = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** What a chart shows, for screen readers. */
export function ChartTable({ caption, head, rows }: Props) {
  return (
    // A table is as wide as its words whatever its class says, so what hides it stands around it.
    <div className="sr-only">
      <table className="w-px table-fixed whitespace-normal">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
