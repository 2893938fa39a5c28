CREATE TABLE `launch_checks` (
	`check` text PRIMARY KEY NOT NULL,
	`checked_at` integer NOT NULL
);
