/** The moon's quarters as the almanacs print them, in universal time. */
export const publishedQuarters: Record<number, string> = {
  2026: `full Jan 3 10:03, last-quarter Jan 10 15:48, new Jan 18 19:52, first-quarter Jan 26 04:47,
    full Feb 1 22:09, last-quarter Feb 9 12:43, new Feb 17 12:01, first-quarter Feb 24 12:28,
    full Mar 3 11:38, last-quarter Mar 11 09:39, new Mar 19 01:23, first-quarter Mar 25 19:18,
    full Apr 2 02:12, last-quarter Apr 10 04:52, new Apr 17 11:52, first-quarter Apr 24 02:32,
    full May 1 17:23, last-quarter May 9 21:10, new May 16 20:01, first-quarter May 23 11:11,
    full May 31 08:45, last-quarter Jun 8 10:00, new Jun 15 02:54, first-quarter Jun 21 21:55,
    full Jun 29 23:57, last-quarter Jul 7 19:29, new Jul 14 09:44, first-quarter Jul 21 11:06,
    full Jul 29 14:36, last-quarter Aug 6 02:21, new Aug 12 17:37, first-quarter Aug 20 02:46,
    full Aug 28 04:18, last-quarter Sep 4 07:51, new Sep 11 03:27, first-quarter Sep 18 20:44,
    full Sep 26 16:49, last-quarter Oct 3 13:25, new Oct 10 15:50, first-quarter Oct 18 16:12,
    full Oct 26 04:12, last-quarter Nov 1 20:28, new Nov 9 07:02, first-quarter Nov 17 11:48,
    full Nov 24 14:53, last-quarter Dec 1 06:08, new Dec 9 00:52, first-quarter Dec 17 05:42,
    full Dec 24 01:28, last-quarter Dec 30 18:59`,
  2027: `new Jan 7 20:24, first-quarter Jan 15 20:34, full Jan 22 12:17, last-quarter Jan 29 10:55,
    new Feb 6 15:56, first-quarter Feb 14 07:58, full Feb 20 23:23, last-quarter Feb 28 05:16,
    new Mar 8 09:29, first-quarter Mar 15 16:25, full Mar 22 10:44, last-quarter Mar 30 00:54,
    new Apr 6 23:51, first-quarter Apr 13 22:57, full Apr 20 22:27, last-quarter Apr 28 20:18,
    new May 6 10:58, first-quarter May 13 04:44, full May 20 10:59, last-quarter May 28 13:58,
    new Jun 4 19:40, first-quarter Jun 11 10:56, full Jun 19 00:44, last-quarter Jun 27 04:54,
    new Jul 4 03:02, first-quarter Jul 10 18:39, full Jul 18 15:45, last-quarter Jul 26 16:55,
    new Aug 2 10:05, first-quarter Aug 9 04:54, full Aug 17 07:28, last-quarter Aug 25 02:27,
    new Aug 31 17:41, first-quarter Sep 7 18:31, full Sep 15 23:03, last-quarter Sep 23 10:20,
    new Sep 30 02:36, first-quarter Oct 7 11:47, full Oct 15 13:47, last-quarter Oct 22 17:29,
    new Oct 29 13:36, first-quarter Nov 6 08:00, full Nov 14 03:26, last-quarter Nov 21 00:48,
    new Nov 28 03:24, first-quarter Dec 6 05:22, full Dec 13 16:09, last-quarter Dec 20 09:11,
    new Dec 27 20:12`,
};

export function quartersOf(year: number): { quarter: string; at: number }[] {
  return (publishedQuarters[year] ?? "").split(",").map((entry) => {
    const [quarter = "", month, day, time] = entry.trim().split(" ");
    return { quarter, at: Date.parse(`${day} ${month} ${year} ${time} UTC`) };
  });
}
