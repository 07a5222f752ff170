/** Renders a select for the order of a list; `label` precedes it. */
export function OrderSelect<Order extends string>({
  label,
  value,
  orders,
  onChange,
  className,
}: {
  label: string;
  value: Order;
  orders: readonly { value: Order; label: string }[];
  onChange: (order: Order) => void;
  className?: string;
}) {
  return (
    <label className={`flex items-center gap-2 text-small ${className ?? ""}`}>
      <span className="text-ink3">{label}</span>
      <select
        value={value}
        onChange={(event) => {
          const chosen = orders.find((order) => order.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-9 rounded-control border border-line2 bg-raised px-2 font-semibold text-body max-md:h-11 max-md:text-[16px]"
      >
        {orders.map((order) => (
          <option key={order.value} value={order.value}>
            {order.label}
          </option>
        ))}
      </select>
    </label>
  );
}
