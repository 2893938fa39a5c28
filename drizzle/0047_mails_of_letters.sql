CREATE TABLE `newsletter_mailings` (
	`issue_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`began_at` integer NOT NULL,
	`ended_at` integer,
	`readers` integer NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`stalls` integer DEFAULT 0 NOT NULL,
	`stall` text,
	`resumes_at` integer,
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_mailings_sending` ON `newsletter_mailings` (`began_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE TABLE `newsletter_mails` (
	`issue_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`leased_by` text,
	`leased_until` integer,
	PRIMARY KEY(`issue_id`, `subscription_id`),
	FOREIGN KEY (`issue_id`) REFERENCES `newsletter_issues`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `newsletter_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `newsletter_mails_due` ON `newsletter_mails` (`issue_id`,`due_at`);--> statement-breakpoint
CREATE INDEX `newsletter_mails_leased` ON `newsletter_mails` (`leased_by`) WHERE leased_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `newsletter_mails_of` ON `newsletter_mails` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `newsletter_minutes` (
	`minute` integer PRIMARY KEY NOT NULL,
	`taken` integer NOT NULL
);
